import {OPENGRAPH_IMAGE} from '#/seo/image-url.ts'
import {HEADING, TEXT} from './drawing-assets.ts'
import {LINE_HEIGHT, TITLE_LINES, titleSize} from './title-size.ts'

const MARGIN = 64
const SASH = {width: 60, height: 45}

/** Pixels between the community's name and the date, with some space to both. */
const TITLE_HEIGHT = 365

/** Size of the photo in pixels: the right part of the image, above the sash. */
export const PHOTO = {width: 560, height: OPENGRAPH_IMAGE.height - SASH.height}

// Colours of the light theme in globals.css, whose variables are not available here.
const paper = {ground: '#faf5e9', title: '#22261f', text: '#575b4d', leaf: '#1f4d3a', vein: '#faf5e9'}
const pine = {ground: '#12352a', title: '#f4ecd8', text: '#c9d3c2', leaf: '#e0a236', vein: '#12352a'}
const DEEP_LEAF = '#1a4436'

interface ImageLayoutProps {
  title: string
  date?: string
  community: string
  /** Data URIs. */
  photo?: string
  sash: string
}

/** The text on cream, next to the photo, or, without a photo, on dark green with a large leaf. */
export function ImageLayout({title, date, community, photo, sash}: ImageLayoutProps) {
  const colours = photo ? paper : pine
  const textWidth = photo ? OPENGRAPH_IMAGE.width - PHOTO.width : 900
  const titleWidth = textWidth - (photo ? MARGIN + 48 : MARGIN)
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width: '100%',
        height: '100%',
        background: colours.ground,
        fontFamily: TEXT,
      }}
    >
      {!photo && (
        <div style={{display: 'flex', position: 'absolute', right: -110, top: 10}}>
          <Leaf size={620} fill={DEEP_LEAF} vein={pine.ground} />
        </div>
      )}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: textWidth,
          height: PHOTO.height,
          padding: `52px 0 48px ${MARGIN}px`,
        }}
      >
        <div style={{display: 'flex', alignItems: 'center', color: colours.text, fontSize: 28}}>
          <Leaf size={44} fill={colours.leaf} vein={colours.vein} />
          <div style={{display: 'flex', marginLeft: 14, maxWidth: titleWidth - 58}}>{community}</div>
        </div>
        <div
          style={{
            display: 'block',
            width: titleWidth,
            color: colours.title,
            fontFamily: HEADING,
            fontWeight: 600,
            fontSize: titleSize(title, {width: titleWidth, height: TITLE_HEIGHT}),
            lineHeight: LINE_HEIGHT,
            letterSpacing: '-0.008em',
            lineClamp: TITLE_LINES,
            wordBreak: 'break-word',
          }}
        >
          {title}
        </div>
        <div style={{display: 'flex', width: titleWidth, minHeight: 44, color: colours.text, fontSize: 34}}>
          {date ?? ''}
        </div>
      </div>
      {photo && (
        // oxlint-disable-next-line nextjs/no-img-element -- drawn, not shown by a browser
        <img
          alt=""
          src={photo}
          width={PHOTO.width}
          height={PHOTO.height}
          style={{position: 'absolute', right: 0, top: 0, objectFit: 'cover'}}
        />
      )}
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: 0,
          bottom: 0,
          width: OPENGRAPH_IMAGE.width,
          height: SASH.height,
          backgroundImage: `url(${sash})`,
          backgroundSize: `${SASH.width}px ${SASH.height}px`,
          backgroundRepeat: 'repeat-x',
        }}
      />
    </div>
  )
}

/** The same as `OakLeaf`, whose colours are CSS variables. */
function Leaf({size, fill, vein}: {size: number; fill: string; vein: string}) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size}>
      <path
        fill={fill}
        d="M20 2c3 0 4.6 1.9 4.5 4.3 2.7-.2 4.7 1.4 4.6 3.9-.1 1.5-.8 2.6-1.9 3.4 2.7.1 4.7 1.9 4.6 4.4-.1 2-1.3 3.3-3.1 4 2.2.6 3.6 2.2 3.4 4.3-.3 3.3-4.3 5-9.2 4.8l-1.6-.1V38a1.3 1.3 0 0 1-2.6 0v-7l-1.6.1c-4.9.2-8.9-1.5-9.2-4.8-.2-2.1 1.2-3.7 3.4-4.3-1.8-.7-3-2-3.1-4-.1-2.5 1.9-4.3 4.6-4.4-1.1-.8-1.8-1.9-1.9-3.4-.1-2.5 1.9-4.1 4.6-3.9C15.4 3.9 17 2 20 2Z"
      />
      <path
        d="M20 8v23M20 15l4.5-3.5M20 15l-4.5-3.5M20 21l6-4.5M20 21l-6-4.5M20 27l6-4M20 27l-6-4"
        fill="none"
        stroke={vein}
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </svg>
  )
}
