import {useFormatter, useTranslations} from 'next-intl'
import {ContactPerson} from '#/ui/links/contact-person.tsx'
import {Fact, FactList} from '#/ui/layout/facts.tsx'
import {LineIcon} from '#/ui/graphics/icons.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {downloadableImage} from '#/ui/pictures/downloadable-image.ts'
import {hasPicture, Picture} from '#/ui/pictures/picture.tsx'
import type {ContactPage} from './contact-queries.ts'

type Press = NonNullable<ContactPage['press']>
type PressPicture = NonNullable<Press['pictures']>[number]

/** Renders nothing while nobody is named. */
export function PressSection({press}: {press: Press | null | undefined}) {
  const format = useFormatter()
  const t = useTranslations('press')
  if (!press?.contact?.name) return null
  const {contact, members, founded} = press
  const pictures = press.pictures?.filter(({image}) => hasPicture(image)) ?? []
  return (
    <section aria-labelledby="press" className="border-t-2 border-accent pt-4">
      <h2 id="press" className="text-h2">
        {t('title')}
      </h2>
      <FactList className="mt-5 grid grid-cols-2 gap-x-10 gap-y-5 lg:grid-cols-3">
        <Fact term={t('contact')} className="max-lg:col-span-2">
          <ContactPerson person={contact} />
        </Fact>
        {members != null && (
          <Fact term={t('members')}>
            <span className="font-serif text-h3 font-semibold">{format.number(members)}</span>
          </Fact>
        )}
        {founded != null && (
          <Fact term={t('founded')}>
            <span className="font-serif text-h3 font-semibold">{founded}</span>
          </Fact>
        )}
      </FactList>
      {pictures.length > 0 && (
        // Few visitors want the pictures, so they load only once it is open.
        <details className="group mt-5 border-y border-line print:hidden">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-2.5 text-link [&::-webkit-details-marker]:hidden">
            <h3 className="font-sans text-base font-semibold">{t('pictures')}</h3>
            <LineIcon path="m5 8 5 5 5-5" className="size-5 group-open:[transform:rotate(180deg)]" />
          </summary>
          <p className="text-muted">{t('picturesText')}</p>
          <ul className="grid gap-x-6 gap-y-8 pt-4 pb-6 sm:grid-cols-2 lg:grid-cols-3">
            {pictures.map((picture) => (
              <li key={picture._key}>
                <PrintablePicture picture={picture} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function PrintablePicture({picture: {image, file, credit}}: {picture: PressPicture}) {
  const t = useTranslations('press')
  const download = image && downloadableImage(image, file ?? '')
  if (!download) return null
  const {href, width, height} = download
  return (
    <>
      <a href={href} className="group block">
        <Picture
          image={image}
          ratio={3 / 2}
          sizes="(min-width: 75rem) 22rem, (min-width: 64rem) 29vw, (min-width: 40rem) 45vw, 92vw"
          className="rounded-card group-hover:brightness-105"
        />
        <span className="text-link inline-flex min-h-11 items-center">
          {t('download', {width: `${width}`, height: `${height}`})}
        </span>
      </a>
      {image?.caption && (
        <p>
          <LocalizedText text={image.caption} />
        </p>
      )}
      <p className="text-small text-muted">
        {t('credit')} <LocalizedText text={credit} />
      </p>
    </>
  )
}
