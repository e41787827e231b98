/** Where boats leave in the builder's museum, with everything that a venue says of a place. */
export const describedDock = {
  id: 'dock',
  name: 'Dock',
  accessibility: 'Ramp',
  travel: 'Bus 62 stops here.',
  bring: 'a coat',
  map: 'https://pier.example/map',
}
