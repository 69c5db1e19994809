'use client'

import {useEffect} from 'react'

/** Logs the missing path to the console, for whoever investigates a broken link. */
export function LogMissingPath() {
  useEffect(() => {
    console.error(`404: ${location.pathname}`)
  }, [])
  return null
}
