'use client'

import {useTranslations} from 'next-intl'
import {useCallback, useState} from 'react'
import styles from './post-list.module.css'

/** In points. Below the smallest, nobody could read an address. */
const sizes = [10.5, 9.5, 8.5, 7.5]

/** Gives a label the largest letters with which its printed lines fit. Returns whether there are such. */
function fitLetters(label: HTMLElement): boolean {
  return sizes.some((size) => {
    label.style.fontSize = `${size}pt`
    return label.scrollHeight <= label.clientHeight
  })
}

/** Labels of the size that is printed. Those that fit in no size are not printed, and say so. */
export function PostLabels({labels}: {labels: string[]}) {
  const t = useTranslations('admin.letters.post')
  const [tooLong, setTooLong] = useState<number[]>([])
  const fit = useCallback((list: HTMLElement | null) => {
    const printed = [...(list?.querySelectorAll('p') ?? [])]
    setTooLong(printed.flatMap((label, place) => (fitLetters(label) ? [] : place)))
  }, [])
  return (
    <>
      {tooLong.length > 0 && (
        <p role="alert" className="max-w-2xl text-danger print:hidden">
          {t('tooLong', {count: tooLong.length})}
        </p>
      )}
      <ul ref={fit} data-printed-alone className={styles.labels}>
        {labels.map((label, place) => (
          <li key={place} className={tooLong.includes(place) ? 'text-danger print:hidden' : undefined}>
            <p className={styles.label}>{label}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
