'use client'

import {AxisBottom, AxisLeft} from '@visx/axis'
import {scaleBand, scaleLinear} from '@visx/scale'
import {Bar} from '@visx/shape'
import {useSize} from '#/ui/layout/use-size.ts'

interface ColumnChartProps {
  /** Labels are at most a few words. */
  columns: {key: string; label: string; value: number}[]
  format?: (value: number) => string
}

/** Screen readers get a table instead of the chart, which does not move. Its labels grow with the text of the page. */
export function ColumnChart({columns, format = String}: ColumnChartProps) {
  const {width, height, rem, ref} = useSize()
  const fontSize = 0.8125 * rem
  const labelWidth = 5.5 * rem
  const [top, right, bottom] = [0.75 * rem, 4, 1.75 * rem]
  const most = Math.max(1, ...columns.map(({value}) => value))
  const least = Math.min(0, ...columns.map(({value}) => value))
  const y = scaleLinear({domain: [least, most], range: [height - bottom, top], nice: true})
  const counts = y.ticks(4).filter(Number.isInteger)
  const left = 10 + 0.65 * fontSize * Math.max(...counts.map((count) => format(count).length))
  const x = scaleBand({
    domain: columns.map(({key}) => key),
    range: [left, Math.max(left, width - right)],
    padding: 0.25,
  })
  const middleOf = (key: string) => (x(key) ?? 0) + x.bandwidth() / 2
  const every = Math.max(1, Math.ceil((columns.length * labelWidth) / Math.max(1, width - left)))
  // Labels are counted from the end, so that the last column has one, which ends with it.
  const labelled = columns.filter(({key}, index) => {
    const fromEnd = columns.length - 1 - index
    const middle = middleOf(key)
    const hasRoom = middle > labelWidth / 2 && middle < width - 1.5 * labelWidth
    return fromEnd === 0 || (fromEnd % every === 0 && hasRoom)
  })
  const labelOf = new Map(columns.map(({key, label}) => [key, label]))
  const labelProps = {className: 'text-muted', fill: 'currentColor', fontFamily: 'inherit', fontSize}
  return (
    <div ref={ref} className="h-48 min-w-0" aria-hidden="true">
      {width > 0 && (
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} className="block">
          <AxisLeft
            left={left}
            scale={y}
            tickValues={counts}
            hideAxisLine
            hideTicks
            tickLength={4}
            tickFormat={(count) => format(Number(count))}
            tickLabelProps={{...labelProps, textAnchor: 'end', dy: '0.33em'}}
          />
          {columns.map(({key, label, value}) => (
            <Bar
              key={key}
              x={x(key)}
              y={y(Math.max(0, value))}
              width={x.bandwidth()}
              height={Math.abs(y(0) - y(value))}
              className="fill-brand"
            >
              <title>{`${label}: ${format(value)}`}</title>
            </Bar>
          ))}
          <AxisBottom
            top={height - bottom}
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
