import {useEffect} from 'react'

/** Loads when the page is opened and whenever its tab is shown again. */
export function useRefresh(load: () => Promise<void>): void {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void load()
    }
    document.addEventListener('visibilitychange', refresh)
    const timer = setTimeout(refresh)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [load])
}
