/** A link of the venue's own as header, menu and footer show it; `isExternal`: it opens in a new tab. */
export type NavigationLink = { readonly label: string; readonly href: string; readonly isExternal?: boolean }
