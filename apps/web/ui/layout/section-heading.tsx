import {Link} from '../links/link.tsx'

interface SectionHeadingProps {
  id: string
  title: string
  /** Path of the page with the full list, and the label of the link to it. */
  href: string
  more: string
}

/** Heading of a list on the home page, with a link to the full list. */
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
