import {
  type PersonalDataKind,
  personalDataKinds,
  type PersonalDataKindName,
  subjects,
} from '@site/schemas/personal-data/kinds'
import {useFormatter, useTranslations} from 'next-intl'

const kinds: Record<PersonalDataKindName, PersonalDataKind> = personalDataKinds
const names = Object.keys(kinds) as PersonalDataKindName[]

/** The list cannot lack what the database holds: a test compares the registry with it. */
export function KeptAboutPeople() {
  const t = useTranslations('legal.kept')
  return (
    <>
      <p className="mt-4">{t('intro')}</p>
      {subjects.map((subject) => (
        <div key={subject}>
          <h3 className="mt-8 text-h3">{t(`about.${subject}`)}</h3>
          <ul className="mt-3 grid gap-5">
            {names
              .filter((name) => kinds[name].about === subject)
              .map((name) => (
                <li key={name} className="border-s-2 border-line ps-4">
                  <Kind name={name} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </>
  )
}

function Kind({name}: {name: PersonalDataKindName}) {
  const t = useTranslations('legal.kept')
  const format = useFormatter()
  const {basis, readBy, at, term = {}} = kinds[name]
  const [[unit, count] = []] = Object.entries(term) as ['days' | 'months' | 'years', number][]
  const facts = {
    until: t(`kind.${name}.until`, {term: unit ? t(`term.${unit}`, {count: count ?? 0}) : ''}),
    readBy: format.list(readBy.map((reader) => t(`reader.${reader}`))),
    at: format.list(at.map((place) => t(`place.${place}`))),
    basis: t(`ground.${basis}`),
  }
  return (
    <>
      <h4 className="font-semibold">{t(`kind.${name}.what`)}</h4>
      <p>{t(`kind.${name}.why`)}</p>
      <dl className="mt-1 text-small">
        {(['until', 'readBy', 'at', 'basis'] as const).map((fact) => (
          <div key={fact} className="flex gap-x-4">
            <dt className="w-24 flex-none text-muted">{t(fact)}</dt>
            <dd>{facts[fact]}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
