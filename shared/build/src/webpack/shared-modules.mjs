// Sharing offers only modules that are really imported, so this file imports the modules that remotes take from the shell.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import 'mobx';
import 'mobx-react-lite';
