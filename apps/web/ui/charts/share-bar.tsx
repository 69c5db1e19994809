'use client'

import {scaleLinear} from '@visx/scale'
import {Bar} from '@visx/shape'
import {useSize} from '#/ui/layout/use-size.ts'

const HEIGHT = 12

interface ShareBarProps {
  value: number
  /** A bar of this value takes the whole width: it is the same for all bars of a chart. */
  most: number
}

/** Screen readers get the number above it. The bar does not move. */
export function ShareBar({value, most}: ShareBarProps) {
  const {width, ref} = useSize()
  const x = scaleLinear({domain: [0, Math.max(1, most)], range: [0, width], clamp: true})
  return (
    <div ref={ref} className="min-w-0" aria-hidden="true" style={{height: HEIGHT}}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} className="block">
          <Bar width={width} height={HEIGHT} rx={3} className="fill-sunken" />
          <Bar width={x(value)} height={HEIGHT} rx={3} className="fill-brand" />
        </svg>
      )}
    </div>
  )
}
