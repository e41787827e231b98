import type { PictureSource } from '#app/ui/picture/picture.tsx'

/** The picture that stands for all of them; null where there is none. */
export function mainPicture(images: readonly (PictureSource & { primary: boolean })[]): PictureSource | null {
  const image = images.find(({ primary }) => primary) ?? images[0]
  return image ? plainPicture(image) : null
}

/** Nothing of it but what a page draws. */
export const plainPicture = ({
  thumbnail,
  screen,
  highRes,
  description,
  focus,
}: PictureSource): PictureSource => ({
  thumbnail,
  screen,
  highRes,
  description,
  ...(focus ? { focus } : {}),
})
