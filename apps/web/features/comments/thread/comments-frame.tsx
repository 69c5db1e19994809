import type {ReactNode, Ref} from 'react'

interface CommentsFrameProps {
  ref?: Ref<HTMLDivElement>
  titleRef?: Ref<HTMLHeadingElement>
  /** It is one level below that of the surrounding section. */
  heading?: 'h2' | 'h3'
  /** Without a title, no room is kept. */
  title?: string
  children: ReactNode
}

const variants = {
  h2: {section: 'mt-14 md:mt-16', title: 'text-h2'},
  h3: {section: 'mt-8', title: 'text-h3'},
}

export function CommentsFrame({ref, titleRef, heading: Heading = 'h2', title, children}: CommentsFrameProps) {
  const variant = variants[Heading]
  return (
    <div ref={ref} className={`max-w-[46rem] print:hidden ${title ? variant.section : ''}`}>
      {title && (
        <Heading ref={titleRef} tabIndex={-1} className={`outline-none ${variant.title}`}>
          {title}
        </Heading>
      )}
      {children}
    </div>
  )
}
