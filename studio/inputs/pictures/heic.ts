/** Whether it is a photo in the format of Apple's phones, which most browsers cannot show. Browsers leave some types empty. */
export const isHeic = ({name, type}: {name: string; type: string}): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/**
 * The HEIC photo as JPEG, upright and without the place where it was taken. The decoder (0.7 MB sent) is loaded for the first
 * one.
 *
 * @throws when the photo cannot be read
 */
export async function heicToJpeg(file: File): Promise<File> {
  const {heicTo} = await import('heic-to/csp')
  const jpeg = await heicTo({blob: file, type: 'image/jpeg', quality: 0.9})
  const name = `${file.name.replace(/\.(?:hei[cf]|jpe?g)$/i, '')}.jpg`
  return new File([jpeg], name, {type: jpeg.type})
}
