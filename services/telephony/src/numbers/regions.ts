/** States, provinces and territories that an address is dispatched in, by how people write them. */

const REGIONS: Readonly<Record<string, string>> = {
  US: `AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;CT Connecticut;DE Delaware;DC District of Columbia;
    FL Florida;GA Georgia;HI Hawaii;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;KY Kentucky;LA Louisiana;ME Maine;
    MD Maryland;MA Massachusetts;MI Michigan;MN Minnesota;MS Mississippi;MO Missouri;MT Montana;NE Nebraska;NV Nevada;
    NH New Hampshire;NJ New Jersey;NM New Mexico;NY New York;NC North Carolina;ND North Dakota;OH Ohio;OK Oklahoma;OR Oregon;
    PA Pennsylvania;RI Rhode Island;SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;UT Utah;VT Vermont;VA Virginia;
    WA Washington;WV West Virginia;WI Wisconsin;WY Wyoming;AS American Samoa;GU Guam;MP Northern Mariana Islands;PR Puerto Rico;
    VI U.S. Virgin Islands`,
  CA: `AB Alberta;BC British Columbia;MB Manitoba;NB New Brunswick;NL Newfoundland and Labrador;NS Nova Scotia;
    NT Northwest Territories;NU Nunavut;ON Ontario;PE Prince Edward Island;QC Quebec;QC Québec;SK Saskatchewan;YT Yukon`,
};

const codes = new Map(
  Object.entries(REGIONS).flatMap(([country, list]) =>
    list
      .split(';')
      .map((entry) => entry.trim())
      .flatMap((entry) => {
        const code = entry.slice(0, 2);
        return [code, entry.slice(3)].map((name) => [`${country} ${name.toLowerCase()}`, code] as const);
      }),
  ),
);

/** The two letters of a region by them or by its name; undefined: the country has none like it. */
export const regionCode = (country: string, typed: string): string | undefined =>
  codes.get(`${country} ${typed.toLowerCase()}`);
