import {readList} from './read-list.ts'

addEventListener('message', ({data: file}: MessageEvent<File>) => {
  void readList(file).then((list) => postMessage(list))
})
