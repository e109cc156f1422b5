// Stands in for VS Code's native logger, which is not built here. Without one, VS Code complains on the console about every
// log it opens, and the Output view stays empty: it shows the files that the logger writes.
const fs = require('node:fs');
const path = require('node:path');

class Logger {
  constructor(file) {
    fs.mkdirSync(path.dirname((this.file = file)), { recursive: true });
    this.write('raw', '');
  }
  write(level, text) {
    const line =
      this.raw || level === 'raw'
        ? text
        : `${new Date().toISOString().replace(/[TZ]/g, ' ')}[${level}] ${text}\n`;
    try {
      fs.appendFileSync(this.file, line);
    } catch {
      /* the folder is gone: VS Code is shutting down */
    }
  }
  clearFormatters() {
    this.raw = true;
  } // an output channel writes exactly what it is told to
  setPattern() {}
  setLevel() {}
  getLevel() {
    return 0;
  }
  flush() {}
  drop() {}
}
for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'critical']) {
  Logger.prototype[level] = function (text) {
    this.write(level, text);
  };
}

const create = async (_name, file) => new Logger(file);
module.exports = {
  Logger,
  createRotatingLogger: create,
  createAsyncRotatingLogger: create,
  setFlushOn() {},
  setLevel() {},
  shutdown() {},
  version: 0,
};
