import type { StatePayload } from '#app/contract/locations.ts'

/** `AL Alabama` a line: abbreviation, then name. Only countries whose addresses are written with a state. */
const lists: Record<string, string> = {
  us: `AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;CT Connecticut;DE Delaware;DC District of Columbia;
FL Florida;GA Georgia;HI Hawaii;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;KY Kentucky;LA Louisiana;ME Maine;MD Maryland;
MA Massachusetts;MI Michigan;MN Minnesota;MS Mississippi;MO Missouri;MT Montana;NE Nebraska;NV Nevada;NH New Hampshire;NJ New Jersey;
NM New Mexico;NY New York;NC North Carolina;ND North Dakota;OH Ohio;OK Oklahoma;OR Oregon;PA Pennsylvania;RI Rhode Island;
SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;UT Utah;VT Vermont;VA Virginia;WA Washington;WV West Virginia;WI Wisconsin;
WY Wyoming;AS American Samoa;GU Guam;MP Northern Mariana Islands;PR Puerto Rico;VI U.S. Virgin Islands;
AA Armed Forces Americas;AE Armed Forces Europe;AP Armed Forces Pacific`,
  ca: `AB Alberta;BC British Columbia;MB Manitoba;NB New Brunswick;NL Newfoundland and Labrador;NT Northwest Territories;NS Nova Scotia;
NU Nunavut;ON Ontario;PE Prince Edward Island;QC Quebec;SK Saskatchewan;YT Yukon`,
  au: `ACT Australian Capital Territory;NSW New South Wales;NT Northern Territory;QLD Queensland;SA South Australia;TAS Tasmania;
VIC Victoria;WA Western Australia`,
  mx: `AGU Aguascalientes;BCN Baja California;BCS Baja California Sur;CAM Campeche;CHP Chiapas;CHH Chihuahua;CMX Ciudad de México;
COA Coahuila;COL Colima;DUR Durango;GUA Guanajuato;GRO Guerrero;HID Hidalgo;JAL Jalisco;MEX México;MIC Michoacán;MOR Morelos;NAY Nayarit;
NLE Nuevo León;OAX Oaxaca;PUE Puebla;QUE Querétaro;ROO Quintana Roo;SLP San Luis Potosí;SIN Sinaloa;SON Sonora;TAB Tabasco;
TAM Tamaulipas;TLA Tlaxcala;VER Veracruz;YUC Yucatán;ZAC Zacatecas`,
}

const read = (list: string): StatePayload[] =>
  list.split(';').map(entry => {
    const [abbreviation = '', ...name] = entry.trim().split(' ')
    return { name: name.join(' '), abbreviation }
  })

const states = new Map(Object.entries(lists).map(([country, list]) => [country, read(list)]))

/** The states of a country by its two-letter code; empty where addresses need none. */
export function statesOf(country: string): StatePayload[] {
  return states.get(country.toLowerCase()) ?? []
}
