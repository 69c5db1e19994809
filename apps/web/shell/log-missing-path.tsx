'use client'

import {useEffect} from 'react'

/** Logs the missing path to the console, to help with broken links. */
export function LogMissingPath() {
  useEffect(() => {
    console.error(`404: ${location.pathname}`)
  }, [])
  return null
}
