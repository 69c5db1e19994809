import {useTranslations} from 'next-intl'
import {Fact} from '#/ui/facts.tsx'
import type {Event} from '../events-queries.ts'
import {saysOfAccess} from './access-answers.ts'

/** Links to what the page says of the way, access and questions, for where visitors decide whether to come. */
export function VisitFact({event: {gettingThere, access, questions}}: {event: Event}) {
  const t = useTranslations('event')
  const links = [
    gettingThere?.length && {id: 'getting-there', label: t('gettingThere')},
    saysOfAccess(access) && {id: 'access', label: t('access.title')},
    questions?.length && {id: 'questions', label: t('questions')},
  ].filter((link) => typeof link === 'object')
  if (links.length === 0) return null
  return (
    <Fact term={t('goodToKnow')} className="print:hidden">
      <ul>
        {links.map(({id, label}) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link inline-block py-2.5">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Fact>
  )
}
