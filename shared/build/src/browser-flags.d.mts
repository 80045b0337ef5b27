/** The command line flags with which every Chromium of tests and measurements is started. */
export const browserFlags: string[];
