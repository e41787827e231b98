import type { NavigationLink } from '#theme/texts/runtime/navigation-link.ts'
import { createPreviewValue } from './preview-value.ts'

/** The logo of the header, while it is edited. */
export const previewLogo = createPreviewValue<string>()

/** The venue's own links in header, menu and footer, while they are edited. */
export const previewNavigation = createPreviewValue<readonly NavigationLink[]>()

export const usePreviewLogo = previewLogo.use
export const usePreviewNavigation = previewNavigation.use
