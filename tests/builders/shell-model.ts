export const logo = { src: '/dark-ink.svg', darkSrc: '/light-ink.svg', alt: 'A pier' }

export const choices = {
  'layout-frame': 'rule',
  'layout-events': 'plates',
  'layout-hero': 'split',
  'layout-header': 'paper',
  'layout-footer': 'deep',
  'layout-align': 'center',
}
