declare global {
  interface Window {
    /** Absent if the script could not run. */
    repeatKeptTaps?: () => void
  }
}

/**
 * The head runs this. Nobody hears a press on a button before React has taken over the page: it is kept, shows as
 * `data-kept`, is announced, and is repeated once (`KeptTaps`). Links and forms need no script. A press may itself have
 * React take over the page and answer it: then `isTakenOver` is true before the event has gone all the way.
 */
export const keptTapsScript = `;(() => {
  const kept = new Set()
  let isTakenOver = false
  const announce = (isKept) => {
    const region = document.querySelector('[data-kept-tap]')
    if (region) region.textContent = isKept ? region.dataset.keptTap : ''
  }
  const buttonOf = ({target}) => target.closest('button[type=button]')
  const keep = (event) => {
    const button = buttonOf(event)
    if (!button) return
    kept.add(button), button.dataset.kept = ''
    announce(true)
  }
  const forget = (button) => {
    if (kept.delete(button)) delete button.dataset.kept
  }
  const forgetAnswered = (event) => isTakenOver && forget(buttonOf(event))
  addEventListener('click', keep, true)
  addEventListener('click', forgetAnswered)
  window.repeatKeptTaps = () => {
    isTakenOver = true
    setTimeout(() => {
      removeEventListener('click', keep, true)
      removeEventListener('click', forgetAnswered)
      announce(false)
      for (const button of kept) forget(button), button.click()
    })
  }
})()`.replace(/\n\s*/g, '\n')
