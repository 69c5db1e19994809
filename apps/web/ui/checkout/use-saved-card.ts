import {useEffect, useEffectEvent, useState} from 'react'
import {toast} from '../toasts/toast.ts'

/** Stripe reports the card within a second or two, and what it charges from it a little later. */
const READ_AGAIN_MS = [1500, 4000, 10_000, 25_000]

/** Stripe's page leads here with it once a card was entered there, but anybody can write a URL. */
const mayHaveCard = () => new URLSearchParams(location.search).get('card') === 'saved'

interface SavedCardOptions {
  /** Claims nothing. */
  message: string
  readAgain: () => void
}

/** Stripe's page for another card leads back before Stripe has reported it: at first, the page shows the former one. */
export function useSavedCard({message, readAgain}: SavedCardOptions): void {
  const [isBack] = useState(() => typeof location !== 'undefined' && mayHaveCard())
  const tell = useEffectEvent(() => toast(message, {id: 'saved-card'}))
  const read = useEffectEvent((place: number) => {
    readAgain()
    // Later than the parts of the page that load late, so that they find it, too.
    if (place === 0 && mayHaveCard()) history.replaceState(history.state, '', location.pathname)
  })

  useEffect(() => {
    if (!isBack) return undefined
    tell()
    const timers = READ_AGAIN_MS.map((ms, place) => setTimeout(() => read(place), ms))
    return () => timers.forEach(clearTimeout)
  }, [isBack])
}
