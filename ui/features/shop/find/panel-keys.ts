/** The place of the keyboard in the panel. */
export interface PanelPlace {
  /** The panel shows a list of options. */
  expanded: boolean;
  /** Index of the option selected by keyboard; -1 for none. */
  active: number;
}

/** What the field needs of its panel. */
export interface PanelKeys {
  /** Selects the next or the previous option, or none. */
  move: (by: 1 | -1) => void;
  /** Opens the selected option; false if there is none. */
  openActive: () => boolean;
  /** Stores a search on this device. */
  remember: (words: string) => void;
}
