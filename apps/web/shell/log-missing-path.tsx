'use client'

import {useEffect} from 'react'

/** Writes the address that was not found to the console, for whoever looks into a broken link. */
export function LogMissingPath() {
  useEffect(() => {
    console.error(`404: ${location.pathname}`)
  }, [])
  return null
}
