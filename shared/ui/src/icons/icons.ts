import { icon } from './icon';

export const ArrowLeftIcon = /* @__PURE__ */ icon('M19 12H5M11 6l-6 6 6 6');
export const ArrowRightIcon = /* @__PURE__ */ icon('M5 12h14M13 6l6 6-6 6');
export const BagIcon = /* @__PURE__ */ icon(
  'M5.5 8h13l1 11.2a1.6 1.6 0 0 1-1.6 1.8H6.1a1.6 1.6 0 0 1-1.6-1.8zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
);
export const BellIcon = /* @__PURE__ */ icon(
  'M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10M10 20a2.2 2.2 0 0 0 4 0',
);
export const CalendarIcon = /* @__PURE__ */ icon(
  'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V7A1.5 1.5 0 0 1 5 5.5M3.5 10h17M8 3v4M16 3v4',
);
export const CardIcon = /* @__PURE__ */ icon(
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5M3 10h18M7 15h3',
);
export const CashIcon = /* @__PURE__ */ icon(
  'M4 6.5h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M6.2 12h.01M17.8 12h.01',
);
export const CheckIcon = /* @__PURE__ */ icon('M5 12.5l4.5 4.5L19 7.5');
export const CheckCircleIcon = /* @__PURE__ */ icon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M8 12.3l2.8 2.7 5.2-5.5',
);
export const ChevronDownIcon = /* @__PURE__ */ icon('M6 9.5l6 6 6-6');
export const ChevronLeftIcon = /* @__PURE__ */ icon('M14.5 6l-6 6 6 6');
export const ChevronRightIcon = /* @__PURE__ */ icon('M9.5 6l6 6-6 6');
export const ChevronUpIcon = /* @__PURE__ */ icon('M6 14.5l6-6 6 6');
export const ClockIcon = /* @__PURE__ */ icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3.5 2');
export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6L6 18');
export const CollectionIcon = /* @__PURE__ */ icon(
  'M13.5 5.4a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4M7 12l1.2-3.4L12 7.5l1.8 3.7 3.7 1.3M12 7.5l-1.4 6 3.4 2.7 1.2 5.3M10.6 13.5l-1.4 4L6.5 21.5',
);
export const DeliveryIcon = /* @__PURE__ */ icon(
  'M5.5 20a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M18.5 20a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M5.5 16.5L9 9h6l3.5 7.5M9 9l3 6.5h-1M13 5h2.2L18 14',
);
export const EditIcon = /* @__PURE__ */ icon(
  'M4 20l.9-4.2L16 4.7a1.7 1.7 0 0 1 2.4 0l.9.9a1.7 1.7 0 0 1 0 2.4L8.2 19.1zM14 6.7l3.3 3.3',
);
export const ExternalIcon = /* @__PURE__ */ icon(
  'M14 4.5h5.5V10M19 5l-8 8M18 14v4a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 5 18V8a1.5 1.5 0 0 1 1.5-1.5h4',
);
export const FilterIcon = /* @__PURE__ */ icon(
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4M9 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4',
);
export const GiftIcon = /* @__PURE__ */ icon(
  'M3.5 8h17v4h-17zM5 12h14v8.5H5zM12 8v12.5M12 8S11 3.5 8.5 3.5a2.2 2.2 0 0 0 0 4.5M12 8s1-4.5 3.5-4.5a2.2 2.2 0 0 1 0 4.5',
);
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 20s-7.5-4.7-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.5 10c0 5.3-7.5 10-7.5 10',
);
export const HomeIcon = /* @__PURE__ */ icon('M4 11l8-7 8 7M6 9.5V20h4.5v-5.5h3V20H18V9.5');
export const InfoIcon = /* @__PURE__ */ icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 11v5.5M12 7.6h.01');
export const LeafIcon = /* @__PURE__ */ icon(
  'M5 19C4 9 10 4.5 20 4.5c.5 9.5-4 15-12 13.5M5 19c1.5-4.5 4-7.5 8-9.5',
);
export const LockIcon = /* @__PURE__ */ icon(
  'M6.5 11h11A1.5 1.5 0 0 1 19 12.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5v-7A1.5 1.5 0 0 1 6.5 11M8 11V8a4 4 0 0 1 8 0v3',
);
export const LogOutIcon = /* @__PURE__ */ icon(
  'M14 4.5H7A1.5 1.5 0 0 0 5.5 6v12A1.5 1.5 0 0 0 7 19.5h7M10.5 12H20M16.5 8.5L20 12l-3.5 3.5',
);
export const MailIcon = /* @__PURE__ */ icon(
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5M3.5 7l8.5 6 8.5-6',
);
export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h16');
export const MinusIcon = /* @__PURE__ */ icon('M5.5 12h13');
export const NoteIcon = /* @__PURE__ */ icon('M5 4.5h14V15l-5 4.5H5zM14 19.5V15h5M8.5 9h7M8.5 12.5h4');
export const PeopleIcon = /* @__PURE__ */ icon(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c.3-3.7 2.9-6 6.5-6s6.2 2.3 6.5 6M16 5a3.3 3.3 0 0 1 0 6.3M18 14.6c2 .8 3.3 2.7 3.5 5.4',
);
export const PhoneIcon = /* @__PURE__ */ icon(
  'M5 4h3.6l1.7 4.3-2.2 1.7a12 12 0 0 0 5.9 5.9l1.7-2.2L20 15.4V19a1.6 1.6 0 0 1-1.7 1.6A15.5 15.5 0 0 1 3.4 5.7 1.6 1.6 0 0 1 5 4',
);
export const PinIcon = /* @__PURE__ */ icon(
  'M12 21.5s7-6.2 7-11.5a7 7 0 1 0-14 0c0 5.3 7 11.5 7 11.5M12 12.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2',
);
export const PlateIcon = /* @__PURE__ */ icon(
  'M5 3v6.5M2.8 3v4.5a2.2 2.2 0 0 0 4.4 0V3M5 9.7V21M20 21V3c-2.5 1-4 4-4 8.5h4',
);
export const PlusIcon = /* @__PURE__ */ icon('M12 5.5v13M5.5 12h13');
export const PrinterIcon = /* @__PURE__ */ icon(
  'M7 8.5V3.5h10v5M7 17H4.5A1.5 1.5 0 0 1 3 15.5V10a1.5 1.5 0 0 1 1.5-1.5h15A1.5 1.5 0 0 1 21 10v5.5a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v6.5H7z',
);
export const ReceiptIcon = /* @__PURE__ */ icon(
  'M5.5 3.5v17l2.2-1.5 2.1 1.5L12 19l2.2 1.5 2.1-1.5 2.2 1.5v-17zM9 8.5h6M9 12.5h6',
);
export const RefreshIcon = /* @__PURE__ */ icon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5');
export const SearchIcon = /* @__PURE__ */ icon(
  'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14M15.6 15.6L20.5 20.5',
);
export const SortIcon = /* @__PURE__ */ icon(
  'M7.5 4.5v15M4 16l3.5 3.5L11 16M16.5 19.5v-15M13 8l3.5-3.5L20 8',
);
export const SparkleIcon = /* @__PURE__ */ icon(
  'M12 3.5l1.9 5.6 5.6 1.9-5.6 1.9L12 18.5l-1.9-5.6L4.5 11l5.6-1.9zM19 16v4M17 18h4',
);
export const StarIcon = /* @__PURE__ */ icon(
  'M12 2.8l2.8 5.9 6.4.9-4.7 4.5 1.2 6.4L12 17.4l-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.9z',
  'solid',
);
export const TableIcon = /* @__PURE__ */ icon(
  'M3 10.5c0-1.9 4-3.5 9-3.5s9 1.6 9 3.5-4 3.5-9 3.5-9-1.6-9-3.5M12 14v6M8.5 20.5h7',
);
export const TagIcon = /* @__PURE__ */ icon('M3.5 4.5v7l9 9 8-8-9-9h-7a1 1 0 0 0-1 1M8 8.5h.01');
export const TargetIcon = /* @__PURE__ */ icon(
  'M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14M12 2v4M12 18v4M2 12h4M18 12h4M12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2',
);
export const TrashIcon = /* @__PURE__ */ icon(
  'M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l.9 13.1a1 1 0 0 0 1 .9h7.2a1 1 0 0 0 1-.9l.9-13.1M10 10.5v6M14 10.5v6',
);
export const UserIcon = /* @__PURE__ */ icon(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
);
export const WarningIcon = /* @__PURE__ */ icon('M12 4L2.8 19.5h18.4zM12 10v4.5M12 17h.01');
