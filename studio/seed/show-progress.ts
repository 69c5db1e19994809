import type {LoadProgress} from './load-seed.ts'

interface Terminal {
  isTTY: boolean
  write: (text: string) => unknown
}

export function showProgress(terminal: Terminal): (progress: LoadProgress) => void {
  let shown = ''
  return ({step, current, total}) => {
    const isNew = step !== shown
    shown = step
    if (!terminal.isTTY) {
      if (isNew) terminal.write(`${step}\n`)
      return
    }
    const count = total ? ` ${current ?? 0} of ${total}` : ''
    terminal.write(`${isNew ? '' : '\u001b[1A\u001b[2K'}${step}${count}\n`)
  }
}
