'use client'

import {useEffect} from 'react'

export function LogMissingPath() {
  useEffect(() => {
    console.error(`404: ${location.pathname}`)
  }, [])
  return null
}
