import type { VenueImage } from '#app/contract/venue-file/fields.ts'
import type { VenueDocument } from '#app/rules/catalogue/catalogue.ts'
import { galleryOf, withGallery } from '#app/rules/pictures/change-gallery.ts'
import { primaryIndex, replacePrimary } from '#app/rules/pictures/replace-picture.ts'
import type { EditedValues } from './venue-edit.ts'

type Hours = VenueDocument['hours']
type Exception = Hours['exceptions'][number]
type Company = VenueDocument['company']

const WEEK = 'standard.'
const DAY = 'exceptions.'

/** Opening hours by key: `standard.M` the spans of a weekday, `exceptions.2026-12-24` a day that differs. */
export const hoursValues = ({ standard, exceptions }: Hours): EditedValues => ({
  ...Object.fromEntries(Object.entries(standard).map(([day, spans]) => [`${WEEK}${day}`, spans])),
  ...Object.fromEntries(exceptions.map(({ date, ...day }) => [`${DAY}${date}`, day])),
})

/** The hours with some of these values; null takes a day out. A day that comes back stands before the next later one. */
export function withHoursValues(hours: Hours, values: EditedValues): Hours {
  const week = Object.entries(values).filter(([key]) => key.startsWith(WEEK))
  const days = Object.entries(values).filter(([key]) => key.startsWith(DAY))
  const standard = {
    ...hours.standard,
    ...Object.fromEntries(week.map(([key, spans]) => [key.slice(WEEK.length), spans])),
  }
  return {
    standard: Object.fromEntries(
      Object.entries(standard).filter(([, spans]) => spans !== null),
    ) as Hours['standard'],
    exceptions: days.reduce(
      (exceptions, [key, day]) =>
        withDay(exceptions, { date: key.slice(DAY.length), day: day as Omit<Exception, 'date'> | null }),
      hours.exceptions,
    ),
  }
}

function withDay(
  exceptions: readonly Exception[],
  { date, day }: { date: string; day: Omit<Exception, 'date'> | null },
): Exception[] {
  const at = exceptions.findIndex(exception => exception.date === date)
  const others = exceptions.filter(exception => exception.date !== date)
  if (day === null) return others
  const later = others.findIndex(exception => exception.date > date)
  const place = at >= 0 ? at : later
  return others.toSpliced(place >= 0 ? place : others.length, 0, { date, ...day })
}

/** Switches and numbers by their names, `checkout.phone` within a part; only the names given. */
export const settingValues = (company: Company, names: readonly string[]): EditedValues =>
  Object.fromEntries(
    names.flatMap((name): [string, unknown][] =>
      name === 'checkout'
        ? Object.entries(company.checkout).map(([key, isOn]) => [`checkout.${key}`, isOn])
        : [[name, company[name as keyof Company]]],
    ),
  )

/** The settings with some of these values. */
export function withSettingValues(company: Company, values: EditedValues): Company {
  const isPart = (key: string) => key.startsWith('checkout.')
  const entries = Object.entries(values)
  return {
    ...company,
    ...Object.fromEntries(entries.filter(([key]) => !isPart(key))),
    checkout: {
      ...company.checkout,
      ...Object.fromEntries(
        entries.filter(([key]) => isPart(key)).map(([key, isOn]) => [key.slice('checkout.'.length), isOn]),
      ),
    },
  }
}

/** The picture of a card, and those beside it. */
export function pictureValues(images: readonly VenueImage[]): EditedValues {
  const card = images[primaryIndex(images)]
  const shown = ({ primary: _, ...picture }: VenueImage) => picture
  return { picture: card ? shown(card) : null, gallery: galleryOf(images).map(shown) }
}

/** The pictures with another card, another gallery, or both. */
export function withPictureValues(images: readonly VenueImage[], values: EditedValues): VenueImage[] {
  const card = values.picture as VenueImage | null | undefined
  const gallery = values.gallery as VenueImage[] | undefined
  const withCard =
    card === undefined ? [...images] : replacePrimary(images, card && { ...card, primary: true })
  return gallery === undefined ? withCard : withGallery(withCard, gallery)
}
