'use client'

interface FilterButtonsProps<Filter extends string> {
  label: string
  filters: readonly Filter[]
  current: Filter
  labelOf: (filter: Filter) => string
  /** Undefined and 0 show no number. */
  countOf?: (filter: Filter) => number | undefined
  onOpen: (filter: Filter) => void
}

export function FilterButtons<Filter extends string>(props: FilterButtonsProps<Filter>) {
  const {label, filters, current, labelOf, countOf, onOpen} = props
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-wrap gap-2">
      {filters.map((filter) => {
        const count = countOf?.(filter)
        return (
          <button
            key={filter}
            type="button"
            aria-pressed={filter === current}
            onClick={() => onOpen(filter)}
            className="inline-flex min-h-11 items-center gap-2 rounded-soft border border-line px-4 font-semibold hover:bg-sunken aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
          >
            {labelOf(filter)}
            {count ? <span className="font-normal">{count}</span> : null}
          </button>
        )
      })}
    </fieldset>
  )
}
