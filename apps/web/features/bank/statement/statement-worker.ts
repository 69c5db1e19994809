import {readStatement} from './read-statement.ts'

addEventListener('message', ({data: file}: MessageEvent<File>) => {
  void readStatement(file).then((statement) => postMessage(statement))
})
