import {useTranslations} from 'next-intl'
import {storageOwners, storedItems, type StoredItem, type StoredItemName} from '#/storage/stored-items.ts'

const names = Object.keys(storedItems) as StoredItemName[]

/** The site can keep nothing in a browser that is not on this list. */
export function KeptInBrowser() {
  const t = useTranslations('legal.storage')
  return (
    <>
      <p className="mt-4">{t('intro')}</p>
      {storageOwners.map((owner) => (
        <div key={owner}>
          <h3 className="mt-8 text-h3">{t(owner)}</h3>
          <dl className="mt-3 grid gap-4">
            {names
              .filter((name) => storedItems[name].whose === owner)
              .map((name) => (
                <div key={name} className="border-s-2 border-line ps-4">
                  <dt className="font-semibold">{t(`item.${name}.what`)}</dt>
                  <dd>{t(`item.${name}.until`)}</dd>
                  <dd className="text-small text-muted">
                    {t('storedAs')} <Keys item={storedItems[name]} />
                  </dd>
                </div>
              ))}
          </dl>
          {owner === 'volunteers' && <p className="mt-4">{t('studio')}</p>}
        </div>
      ))}
    </>
  )
}

/** The browser's own list of stored data shows an item under these keys. */
function Keys({item: {local = [], tab = [], cache = [], cookie = []}}: {item: StoredItem}) {
  const keys = [...new Set([...local, ...tab, ...cache, ...cookie])]
  return keys.map((key, index) => (
    <span key={key}>
      {index > 0 && ', '}
      <code translate="no" className="wrap-anywhere">
        {key}
      </code>
    </span>
  ))
}
