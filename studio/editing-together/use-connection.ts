import {useEffect, useState, useSyncExternalStore} from 'react'
import {filter, map} from 'rxjs'
import {getPublishedId, useDocumentStore} from 'sanity'

/** Both the device and the document's listener must be connected. */
export function useIsOnline(documentId: string, type: string): boolean {
  const isDeviceOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const isListening = useIsListening(getPublishedId(documentId), type)
  return isDeviceOnline && isListening
}

function subscribe(onChange: () => void): () => void {
  const events = ['online', 'offline']
  for (const each of events) window.addEventListener(each, onChange)
  return () => events.forEach((each) => window.removeEventListener(each, onChange))
}

const connections: Record<string, boolean | undefined> = {
  reconnect: false,
  welcome: true,
  welcomeback: true,
  reset: true,
}

// `useConnectionState` would count an edit that cannot be sent as a sign of being connected.
function useIsListening(id: string, type: string): boolean {
  const {pair} = useDocumentStore()
  const [isListening, setIsListening] = useState(true)
  useEffect(() => {
    const subscription = pair
      .documentEvents(id, type)
      .pipe(
        map((event) => connections[event.type]),
        filter((isConnected) => isConnected !== undefined),
      )
      .subscribe(setIsListening)
    return () => subscription.unsubscribe()
  }, [pair, id, type])
  return isListening
}
