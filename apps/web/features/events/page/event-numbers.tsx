import {useTranslations} from 'next-intl'
import {Sash} from '#/ui/graphics/sash.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {StatList} from '#/ui/layout/stat-list.tsx'
import type {Event} from '../events-queries.ts'

export function EventFacts({event: {facts, kind}}: {event: Event}) {
  if (!facts?.length) return null
  if (kind === 'sport') {
    return (
      <div className="mt-12 bg-accent text-on-accent print:bg-transparent [--color-muted:var(--color-on-accent)]">
        <div className="frame py-9">
          <StatList stats={facts} variant="large" />
        </div>
        <Sash />
      </div>
    )
  }
  return (
    <div className="frame mt-12 md:mt-14">
      <div className="border-y border-line py-8">
        <StatList stats={facts} variant="large" />
      </div>
    </div>
  )
}

type Milestone = NonNullable<Event['history']>[number]

export function EventHistory({event: {history, hopes}}: {event: Event}) {
  const t = useTranslations('event')
  const years = history ?? []
  if (years.length === 0 && !hopes) return null
  const most = Math.max(...years.map(({stat}) => stat?.number ?? 0))
  return (
    <div className="mt-10 bg-sunken py-10 md:mt-20 md:py-20">
      <div className="frame grid gap-y-12">
        {years.length > 0 && (
          <section aria-labelledby="history">
            <h2 id="history" className="text-h2">
              {t('history')}
            </h2>
            <ol className="mt-8 grid gap-9">
              {years.map((milestone) => (
                <li key={milestone._key}>
                  <Year milestone={milestone} share={(milestone.stat?.number ?? 0) / most} />
                </li>
              ))}
            </ol>
          </section>
        )}
        {hopes && (
          <section
            aria-labelledby="hopes"
            className={years.length > 0 ? 'border-t-2 border-dashed border-brand pt-8' : ''}
          >
            <h2 id="hopes" className="text-h2">
              {hopes.year ? t('hopes', {year: `${hopes.year}`}) : t('hopesSoon')}
            </h2>
            <div className="mt-5 grid gap-x-16 gap-y-4 md:grid-cols-[auto_1fr] md:items-center">
              {hopes.stat && <StatList stats={[{...hopes.stat, _key: 'hopes'}]} variant="large" />}
              <p className="max-w-[34rem] text-lead empty:hidden">
                <LocalizedText text={hopes.text} />
              </p>
            </div>
          </section>
        )}
      </div>
    </div>
  )
}

/** `share` is the year's attendance relative to the highest, from 0 to 1. */
function Year({milestone: {_key, year, stat, text}, share}: {milestone: Milestone; share: number}) {
  return (
    <div className="grid gap-x-8 gap-y-2 md:grid-cols-[7rem_1fr]">
      <h3 className="text-h2 leading-none text-brand">{year}</h3>
      <div>
        {share > 0 && (
          <div style={{width: `${Math.round(share * 100)}%`}}>
            <Sash />
          </div>
        )}
        <div className="mt-4 grid gap-x-12 gap-y-2 sm:grid-cols-[13rem_1fr]">
          {stat && <StatList stats={[{...stat, _key}]} />}
          <p className="measure empty:hidden">
            <LocalizedText text={text} />
          </p>
        </div>
      </div>
    </div>
  )
}
