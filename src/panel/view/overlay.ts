// The links of a chain, drawn over the board. The sentence beside the board tells the same, so that it is hidden to who cannot
// see it, and presses go through it to the cells.
import type { CandidateAt, LinkView } from '../stepView';
import { svgElement } from '../../views/view/svg';
import { curvesOf, headOf, pathOfCurve } from './curves';

export class Overlay {
  readonly root = svgElement('svg', {
    class: 'links',
    viewBox: '0 0 270 270',
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  private drawn = '';

  /** Draws the links, and nothing else. */
  update(links: readonly LinkView[], isCandidate: (at: CandidateAt) => boolean): void {
    const drawn = JSON.stringify(links);
    if (drawn === this.drawn) {
      return;
    }
    this.drawn = drawn;
    this.root.replaceChildren(
      ...curvesOf(links, isCandidate).map((curve) => {
        const { from, to, isStrong } = curve.link;
        const group = svgElement('g', {
          class: `link ${isStrong ? 'strong' : 'weak'}`,
          'data-from': `${String(from.cell)} ${String(from.digit)}`,
          'data-to': `${String(to.cell)} ${String(to.digit)}`,
        });
        group.append(
          svgElement('path', { class: 'line', d: pathOfCurve(curve) }),
          svgElement('path', { class: 'head', d: headOf(curve) }),
        );
        return group;
      }),
    );
  }
}
