import {useTranslations} from 'next-intl'
import {ScrollRegion} from '../layout/scroll-region.tsx'

interface RichTextTableProps {
  caption?: string
  rows?: {_key: string; cells?: string[] | null}[] | null
}

/** The first row names the columns, the first cell of every other its row. Renders nothing if the table is empty. */
export function RichTextTable({caption, rows}: RichTextTableProps) {
  const t = useTranslations('richText')
  const width = Math.max(0, ...(rows ?? []).map(({cells}) => cells?.length ?? 0))
  const lines = (rows ?? [])
    .map(({_key, cells}) => ({
      _key,
      cells: Array.from({length: width}, (_, index) => cells?.[index]?.trim() ?? ''),
    }))
    .filter(({cells}) => cells.some((text) => text !== ''))
  const [names, ...body] = lines
  if (!names) return null
  return (
    <div className="my-8">
      <ScrollRegion label={caption || t('table')}>
        <table className="w-full border-collapse [&_:is(td,th)]:min-w-22 [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:py-2.5 [&_:is(td,th)]:pe-4 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top print:[&_:is(td,th)]:min-w-0 print:[&_:is(td,th)]:wrap-anywhere">
          {caption && <caption className="mb-2 text-start font-semibold">{caption}</caption>}
          <thead>
            <tr>
              {names.cells.map((name, index) =>
                name ? (
                  <th key={index} scope="col">
                    {name}
                  </th>
                ) : (
                  <td key={index}>{name}</td>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {body.map(({_key, cells: [first, ...rest]}) => (
              <tr key={_key}>
                {first && rest.length > 0 ? (
                  <th scope="row" className="font-normal">
                    {first}
                  </th>
                ) : (
                  <td>{first}</td>
                )}
                {rest.map((text, index) => (
                  <td key={index}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}
