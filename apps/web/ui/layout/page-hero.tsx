import type {ReactNode} from 'react'
import {hasPicture, Picture, type PictureImage} from '../pictures/picture.tsx'
import {PageHeading} from './page-heading.tsx'
import {Sash} from '../graphics/sash.tsx'

interface PageHeroProps {
  title: ReactNode
  intro?: ReactNode
  image: PictureImage | null | undefined
  /** `wide`: a full-width picture that the title overlaps; `beside`: the picture at the side. */
  variant?: 'wide' | 'beside'
  back?: ReactNode
  children?: ReactNode
}

/** Without a picture, it is a plain heading. */
export function PageHero({title, intro, image, variant = 'wide', back, children}: PageHeroProps) {
  if (!hasPicture(image)) {
    return (
      <>
        {back && <div className="frame -mb-6 pt-6">{back}</div>}
        <PageHeading title={title} intro={intro} />
        {children && <div className="frame">{children}</div>}
      </>
    )
  }
  const text = (
    <>
      {back}
      <h1 className="text-h1">{title}</h1>
      {intro && <p className="mt-5 text-lead text-muted">{intro}</p>}
      {children}
    </>
  )
  if (variant === 'beside') {
    return (
      <div className="@container">
        <div className="frame grid grid-cols-1 gap-x-12 gap-y-8 pt-8 md:pt-12 @min-[47rem]:grid-cols-2 @min-[47rem]:items-center">
          <div>{text}</div>
          <Picture
            image={image}
            ratio={4 / 3}
            narrow={{below: 48, ratio: 3 / 2}}
            sizes="(min-width: 75rem) 33.5rem, (min-width: 48rem) 43vw, 92vw"
            priority
            className="aspect-[3/2] rounded-card object-cover md:aspect-[4/3]"
          />
        </div>
      </div>
    )
  }
  return (
    <div>
      <Picture
        image={image}
        ratio={2}
        narrow={{below: 40, ratio: 4 / 3}}
        sizes="100vw"
        priority
        className="aspect-[4/3] max-h-[36rem] object-cover sm:aspect-[2/1] lg:aspect-[5/2]"
      />
      <div className="frame">
        <div className="relative -mx-4.5 -mt-12 overflow-hidden bg-paper sm:mx-0 sm:-mt-16 sm:max-w-4xl sm:rounded-t-card">
          <Sash />
          <div className="px-4.5 pt-8 sm:px-10 sm:pt-10">{text}</div>
        </div>
      </div>
    </div>
  )
}
