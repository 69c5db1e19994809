import {useMemo} from 'react'
import {type SanityClient, useClient} from 'sanity'

/** Whoever presses a button hears by then that something does not answer. */
export const patienceMs = 30_000

/** Sanity's own client waits five minutes for an answer. */
export function usePatientClient(): SanityClient {
  const client = useClient({apiVersion: '2025-02-19'})
  return useMemo(() => client.withConfig({timeout: patienceMs}), [client])
}
