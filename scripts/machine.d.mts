/** The browser for tests, or null. */
export declare const findBrowser: () => string | null
/** Why private test networks cannot be created here, or null. */
export declare function whyNoLab(): string | null
