import {Link} from '../links/link.tsx'

interface SectionHeadingProps {
  id: string
  title: string
  /** The link leads to the page with the full list. */
  href: string
  more: string
}

export function SectionHeading({id, title, href, more}: SectionHeadingProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line pb-3">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <Link href={href} className="text-link inline-flex min-h-11 items-center font-semibold">
        {more}
      </Link>
    </div>
  )
}
