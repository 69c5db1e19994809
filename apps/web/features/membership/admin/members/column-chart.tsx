'use client'

import {AxisBottom, AxisLeft} from '@visx/axis'
import {scaleBand, scaleLinear} from '@visx/scale'
import {Bar} from '@visx/shape'
import {useWidth} from '#/ui/layout/use-width.ts'

const HEIGHT = 192
const margin = {top: 12, right: 4, bottom: 28, left: 36}
/** One label of the horizontal axis takes this many pixels. */
const LABEL_WIDTH = 88

const labelProps = {
  className: 'text-muted',
  fill: 'currentColor',
  fontFamily: 'inherit',
  // The margins do not grow with enlarged text.
  fontSize: 13,
}

interface ColumnChartProps {
  /** Labels are at most a few words. */
  columns: {key: string; label: string; value: number}[]
}

/** Screen readers get a table instead of the chart, which does not move. */
export function ColumnChart({columns}: ColumnChartProps) {
  const {width, ref} = useWidth()
  const x = scaleBand({
    domain: columns.map(({key}) => key),
    range: [margin.left, Math.max(margin.left, width - margin.right)],
    padding: 0.25,
  })
  const most = Math.max(1, ...columns.map(({value}) => value))
  const y = scaleLinear({domain: [0, most], range: [HEIGHT - margin.bottom, margin.top], nice: true})
  const every = Math.max(1, Math.ceil((columns.length * LABEL_WIDTH) / Math.max(1, width - margin.left)))
  // Labels are counted from the end, so that the last column has one.
  const labelled = columns.filter((_, index) => (columns.length - 1 - index) % every === 0)
  const labelOf = new Map(columns.map(({key, label}) => [key, label]))
  return (
    <div ref={ref} className="min-w-0" aria-hidden="true">
      {width > 0 && (
        <svg width={width} height={HEIGHT} className="block">
          <AxisLeft
            left={margin.left}
            scale={y}
            tickValues={y.ticks(4).filter(Number.isInteger)}
            hideAxisLine
            hideTicks
            tickLength={4}
            tickFormat={String}
            tickLabelProps={{...labelProps, textAnchor: 'end', dy: '0.33em'}}
          />
          {columns.map(({key, label, value}) => (
            <Bar
              key={key}
              x={x(key)}
              y={y(value)}
              width={x.bandwidth()}
              height={y(0) - y(value)}
              className="fill-brand"
            >
              <title>{`${label}: ${value}`}</title>
            </Bar>
          ))}
          <AxisBottom
            top={HEIGHT - margin.bottom}
            scale={x}
            tickValues={labelled.map(({key}) => key)}
            hideTicks
            stroke="currentColor"
            axisLineClassName="text-line"
            tickFormat={(key) => labelOf.get(key) ?? ''}
            tickLabelProps={(_, index, ticks) => ({
              ...labelProps,
              textAnchor: index === ticks.length - 1 ? 'end' : 'middle',
              dx: index === ticks.length - 1 ? x.bandwidth() / 2 : 0,
            })}
          />
        </svg>
      )}
    </div>
  )
}
