/** Apple's phones use this format, but most browsers cannot show it, and they leave some types empty. */
export const isHeic = ({name, type}: {name: string; type: string}): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/**
 * Loads the decoder (0.7 MB transferred) for the first photo. The JPEG is upright and has no location.
 *
 * @throws if the photo cannot be read
 */
export async function heicToJpeg(file: File): Promise<File> {
  const {heicTo} = await import('heic-to/csp')
  const jpeg = await heicTo({blob: file, type: 'image/jpeg', quality: 0.9})
  const name = `${file.name.replace(/\.(?:hei[cf]|jpe?g)$/i, '')}.jpg`
  return new File([jpeg], name, {type: jpeg.type})
}
