import {useTranslations} from 'next-intl'
import type {Event} from './events-queries.ts'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {WovenMark} from '#/ui/woven-mark.tsx'
import {Section} from './section.tsx'

/** What happens when, strung on one thread. */
export function Programme({event: {programme}}: {event: Event}) {
  const t = useTranslations('event')
  if (!programme?.length) return null
  const hasTimes = programme.some(({time}) => time)
  return (
    <Section id="programme" title={t('programme')} look="beside">
      <ol>
        {programme.map(({_key, time, title, text}) => (
          <li
            key={_key}
            className={`group grid gap-x-4 sm:gap-x-6 ${hasTimes ? 'grid-cols-[4rem_0.875rem_1fr]' : 'grid-cols-[0.875rem_1fr]'}`}
          >
            {hasTimes && (
              <p className="text-end font-serif text-h3 font-semibold text-brand tabular-nums">{time}</p>
            )}
            <div aria-hidden="true" className="flex flex-col items-center">
              <WovenMark className="mt-2 sm:mt-2.5" />
              <span className="mt-2 w-px flex-1 bg-line group-last:hidden" />
            </div>
            <div className="pb-7">
              <h3 className="text-h3">
                <LocalizedText text={title} />
              </h3>
              <p className="measure mt-1 text-muted empty:hidden">
                <LocalizedText text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
