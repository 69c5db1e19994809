import {useTranslations} from 'next-intl'
import {ContactPerson} from '#/ui/links/contact-person.tsx'
import {DocumentLinks, isReadable} from '#/ui/rich-text/document-links.tsx'
import {Fact, FactList} from '#/ui/layout/facts.tsx'
import {Pounds} from '#/ui/texts/pounds.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import type {Campaign} from '../campaigns-queries.ts'

export function CampaignReport({campaign: {responsible, report}}: {campaign: Campaign}) {
  if (!responsible?.name && !report?.year) return null
  return (
    <div className="frame grid gap-x-16 gap-y-10 pt-16 md:pt-24 lg:grid-cols-[minmax(0,64ch)_1fr]">
      {report?.year && <Report report={report} />}
      {responsible?.name && <Responsible person={responsible} />}
    </div>
  )
}

function Report({report: {year, raised, spent, text, document}}: {report: NonNullable<Campaign['report']>}) {
  const t = useTranslations('campaign')
  return (
    <section aria-labelledby="report">
      <h2 id="report" className="text-h2">
        {t('report', {year: `${year}`})}
      </h2>
      {(raised != null || spent != null) && (
        <FactList className="mt-6 grid gap-x-8 gap-y-5 border-t border-line pt-5 sm:grid-cols-2">
          {raised != null && (
            <Fact term={t('reportRaised')}>
              <span className="font-serif text-h2 font-semibold">
                <Pounds amount={raised} />
              </span>
            </Fact>
          )}
          {spent != null && (
            <Fact term={t('reportSpent')}>
              <span className="font-serif text-h2 font-semibold">
                <Pounds amount={spent} />
              </span>
            </Fact>
          )}
        </FactList>
      )}
      <p className="measure mt-5 whitespace-pre-line empty:hidden">
        <LocalizedText text={text} />
      </p>
      {isReadable(document) && (
        <div className="mt-4">
          <DocumentLinks documents={[document]} />
        </div>
      )}
    </section>
  )
}

function Responsible({person}: {person: NonNullable<Campaign['responsible']>}) {
  const t = useTranslations('campaign')
  return (
    <section aria-labelledby="responsible" className="self-start border-s-4 border-accent ps-6">
      <h2 id="responsible" className="text-h3">
        {t('responsible')}
      </h2>
      <p className="mt-2">
        <ContactPerson person={person} />
      </p>
    </section>
  )
}
