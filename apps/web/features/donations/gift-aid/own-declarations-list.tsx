import {dateInWords} from '@site/schemas/london-time/in-words'
import {useLocale, useTranslations} from 'next-intl'
import type {OwnDeclaration} from './declared.ts'
import {withdrawOwn} from './gift-aid-withdrawal-actions.ts'
import {ShownDeclaration} from './shown-declaration.tsx'

/** Some donors make a declaration with each gift. */
export function OwnDeclarationsList({declarations}: {declarations: OwnDeclaration[]}) {
  const t = useTranslations('giftAidDeclaration')
  const locale = useLocale()
  return (
    <ul className="grid gap-4">
      {declarations.map((declaration) => (
        <li key={declaration.id}>
          <details open={declarations.length === 1}>
            <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
              {t('ofDay', {date: dateInWords(declaration.givenOn, locale)})}
            </summary>
            <ShownDeclaration
              declaration={declaration}
              heading="h3"
              withdraw={() => withdrawOwn(declaration.id)}
            />
          </details>
        </li>
      ))}
    </ul>
  )
}
