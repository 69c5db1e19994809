import {schoolPath} from '@site/schemas/routes/document-path'
import {useTranslations} from 'next-intl'
import {Fact, FactList} from '#/ui/layout/facts.tsx'
import {Link} from '#/ui/links/link.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {factColumns, type SchoolFact, schoolFacts} from './details/school-facts.tsx'
import {safetyFacts} from './details/school-safeguarding.tsx'
import type {SchoolCard} from './schools-queries.ts'

const facts = [...schoolFacts, ...safetyFacts]

/** Facts that a school does not state are shown too, so that all schools compare. Phones show cards. */
export function SchoolComparison({schools}: {schools: SchoolCard[]}) {
  const t = useTranslations('school')
  if (schools.length === 0) return null
  return (
    <section aria-labelledby="compare" className="frame">
      <h2 id="compare" className="text-h2">
        {t(schools.length > 1 ? 'compare' : 'atAGlance')}
      </h2>
      <div className="mt-6 rounded-card border border-line bg-raised max-md:hidden">
        <table aria-labelledby="compare" className="w-full table-fixed [&_:is(th,td)]:px-5 [&_th]:text-start">
          <thead className="[&_th]:pt-3 [&_th]:pb-1 [&_th]:align-baseline">
            <tr>
              <th scope="row" className="w-48 text-small font-normal text-muted lg:w-64">
                {t('school')}
              </th>
              {schools.map((school) => (
                <th key={school._id} scope="col" className="font-serif text-h3">
                  <SchoolLink school={school} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line [&_:is(th,td)]:py-2.5 [&_:is(th,td)]:align-baseline [&_th]:text-small [&_th]:font-normal [&_th]:text-muted">
            {facts.map(({term, ...fact}) => (
              <tr key={term}>
                <th scope="row">{t(term)}</th>
                {schools.map((school) => (
                  <td key={school._id}>
                    <StatedValue {...fact} school={school} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-5 grid gap-5 sm:grid-cols-2 md:hidden">
        {schools.map((school) => (
          <div key={school._id} className="break-inside-avoid rounded-card border border-line bg-raised p-5">
            <h3 className="-mt-2 mb-1 text-h3">
              <SchoolLink school={school} />
            </h3>
            <FactList className={factColumns}>
              {facts.map(({term, ...fact}) => (
                <Fact key={term} term={t(term)}>
                  <StatedValue {...fact} school={school} />
                </Fact>
              ))}
            </FactList>
          </div>
        ))}
      </div>
    </section>
  )
}

function SchoolLink({school}: {school: SchoolCard}) {
  return (
    <Link href={schoolPath(school.slug)} className="text-link inline-flex min-h-11 items-center">
      <LocalizedText text={school.name} />
    </Link>
  )
}

function StatedValue({school, isStated, Value}: Omit<SchoolFact, 'term'> & {school: SchoolCard}) {
  const t = useTranslations('school')
  return isStated(school) ? <Value school={school} /> : <span className="text-muted">{t('notStated')}</span>
}
