// How a report of the benchmarks is printed.
import assert from 'node:assert/strict';
import { asJson, asTable, isMet, type Report } from './report';

const REPORT: Report = {
  name: 'some',
  about: ['How it was measured.'],
  wrong: 0,
  lines: [
    { name: 'a: ours', value: 123_456.7, unit: 'puzzles/s', more: { boards: 4000 }, remark: 'right' },
    { name: 'a: ours / b', value: 14.96, unit: '×', more: { boards: 3 }, bar: { atLeast: 15 } },
    { name: 'a: ours / c', value: 0.85, unit: '×', bar: { atLeast: 0.85, aim: true } },
    { name: 'a: time', value: 0.0123, unit: 'ms', bar: { atMost: 10 } },
    { name: 'a: ours / d', value: undefined, unit: '×', bar: { atLeast: 1 }, remark: 'no answer' },
  ],
};

describe('a report of the benchmarks', () => {
  it('knows which bars are met', () => {
    assert.deepEqual(REPORT.lines.map(isMet), [undefined, false, true, true, undefined]);
  });

  it('is printed as a table', () => {
    assert.deepEqual(asTable(REPORT).split('\n'), [
      'How it was measured.',
      '',
      'figure         value  unit       boards  bar           met     remark',
      '-----------  -------  ---------  ------  ------------  ------  ---------',
      'a: ours      123,457  puzzles/s   4,000                        right',
      'a: ours / b     15.0  ×               3  ≥ 15          MISSED',
      'a: ours / c     0.85  ×                  ≥ 0.85 (aim)  yes',
      'a: time       0.0123  ms                 ≤ 10          yes',
      'a: ours / d        -  ×                  ≥ 1                   no answer',
      '',
      'Bars: 2 met, 1 missed. No answer of ours was wrong.',
      '',
    ]);
    assert.match(asTable({ ...REPORT, wrong: 2 }), /WRONG ANSWERS of ours: 2\./);
  });

  it('is printed as JSON, a member a line', () => {
    const { figures, ...rest } = JSON.parse(asJson(REPORT)) as { figures: Record<string, unknown> };
    assert.deepEqual(rest, { name: 'some', about: ['How it was measured.'], wrong: 0 });
    assert.deepEqual(figures['a: ours / b'], {
      value: 14.96,
      unit: '×',
      boards: 3,
      bar: { atLeast: 15 },
      met: false,
    });
    assert.deepEqual(figures['a: ours / d'], {
      value: null,
      unit: '×',
      remark: 'no answer',
      bar: { atLeast: 1 },
      met: null,
    });
    assert.equal(Object.keys(figures).length, REPORT.lines.length);
  });
});
