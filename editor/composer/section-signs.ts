import type { PanelSection } from '#editor/panels/sections.ts'

/** Drawn on a 24 × 24 grid with a round 1.5 stroke: a spark, a letter, a drop, a corner, a page, knobs, speech, a sheet, a chain, a mark. */
export const sectionSigns: Record<PanelSection, string> = {
  brand:
    'M12 3.5v5M12 15.5v5M3.5 12h5M15.5 12h5M6.5 6.5l2.5 2.5M15 15l2.5 2.5M17.5 6.5l-2.5 2.5M9 15l-2.5 2.5',
  type: 'M5 7V4.5h14V7M12 4.5v15M9 19.5h6',
  surfaces: 'M12 3.5c3.5 4 6 7 6 10.200a6 6 0 0 1-12 0C6 10.5 8.5 7.5 12 3.5M9 14.5a3 3 0 0 0 3 2.700',
  shape: 'M4.5 19.5v-7a8 8 0 0 1 8-8h7M4.5 19.5h15v-15',
  layout: 'M4 4.5h16v15H4zM4 9.5h16M10 9.5v10',
  parts:
    'M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M15 5.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M9 14.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  words: 'M4 5h16v11.5H11L7 20v-3.5H4zM8 9h8M8 12.5h5',
  page: 'M6 3.5h8.500L19 8v12.500H6zM14 3.500V8.500h5M9 12.500h7M9 16h5',
  links:
    'M10 14a4 4 0 0 1 0-5.600l2.400-2.400a4 4 0 0 1 5.600 5.600l-1.200 1.200M14 10a4 4 0 0 1 0 5.600l-2.400 2.400a4 4 0 0 1-5.600-5.600l1.200-1.200',
  logo: 'M12 3.5l8 4.5v8l-8 4.5L4 16V8zM12 8.5l3.800 2.100v3.800L12 16.5l-3.800-2.100v-3.800z',
}
