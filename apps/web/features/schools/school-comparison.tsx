import {schoolPath} from '@site/schemas/routes/document-path'
import {useTranslations} from 'next-intl'
import {Fact, FactList} from '#/ui/facts.tsx'
import {Link} from '#/ui/link.tsx'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {type SchoolFact, schoolFacts} from './details/school-facts.tsx'
import {safetyFacts} from './details/school-safeguarding.tsx'
import type {SchoolCard} from './schools-queries.ts'

const facts = [...schoolFacts, ...safetyFacts]

/** The same facts of every school in the same order, also those that a school does not state: a table, on phones cards. */
export function SchoolComparison({schools}: {schools: SchoolCard[]}) {
  const t = useTranslations('school')
  if (schools.length === 0) return null
  return (
    <section aria-labelledby="compare" className="frame">
      <h2 id="compare" className="text-h2">
        {t(schools.length > 1 ? 'compare' : 'atAGlance')}
      </h2>
      <div className="mt-6 rounded-card border border-line bg-raised max-md:hidden">
        <table aria-labelledby="compare" className="w-full table-fixed text-start">
          <thead>
            <tr>
              <th
                scope="row"
                className="w-48 px-5 pt-5 pb-3 text-start text-small font-normal text-muted lg:w-64"
              >
                {t('school')}
              </th>
              {schools.map((school) => (
                <th key={school._id} scope="col" className="px-5 pt-5 pb-3 text-start align-bottom text-h3">
                  <SchoolLink school={school} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(({term, ...fact}) => (
              <tr key={term} className="border-t border-line">
                <th
                  scope="row"
                  className="px-5 py-2.5 text-start align-top text-small font-normal text-muted"
                >
                  {t(term)}
                </th>
                {schools.map((school) => (
                  <td key={school._id} className="px-5 py-2.5 align-top">
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
            <h3 className="mb-2 text-h3">
              <SchoolLink school={school} />
            </h3>
            <FactList className="grid grid-cols-2 gap-x-5 gap-y-3">
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
    <Link href={schoolPath(school.slug)} className="text-link">
      <LocalizedText text={school.name} />
    </Link>
  )
}

function StatedValue({school, isStated, Value}: Omit<SchoolFact, 'term'> & {school: SchoolCard}) {
  const t = useTranslations('school')
  return isStated(school) ? <Value school={school} /> : <span className="text-muted">{t('notStated')}</span>
}
