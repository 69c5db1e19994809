'use client'

import {type ReactNode, useEffect, useRef, useState} from 'react'

/** The keyboard reaches the region only while its content is wider than the page. */
export function ScrollRegion({label, children}: {label: string; children: ReactNode}) {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={box}
      className="overflow-x-auto print:overflow-visible"
      {...(scrolls && {role: 'region', tabIndex: 0, 'aria-label': label})}
    >
      {children}
    </div>
  )
}
