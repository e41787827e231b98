import type { ThemeDocument } from '#theme/document.ts'
import { navigationOf } from '#theme/navigation-of.ts'
import { isSame } from '#theme/same-value.ts'
import type { NavigationLink } from '#theme/texts/runtime/navigation-link.ts'

type EditedLinks = { readonly document: ThemeDocument; readonly tag: string | undefined }

/** The venue's own links where they are others than a page came with, in the words of a further language where `tag` names one. */
export const changedNavigation = (
  saved: ThemeDocument,
  { document, tag }: EditedLinks,
): readonly NavigationLink[] | undefined =>
  isSame(saved.links, document.links) ? undefined : navigationOf(document.links, tag)
